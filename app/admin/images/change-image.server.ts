import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import { workshopContext } from "#app/workshop.server.ts";
import { noteActivity } from "../activity.server.ts";
import { noteFault } from "../fault-answer.server.ts";

const changeSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("feature"), id: z.uuid(), isFeatured: z.enum(["true", "false"]) }),
  z.object({ intent: z.literal("delete"), id: z.uuid() }),
]);

export interface ImageChange {
  ok: boolean;
  status: number;
  /** What the administrator is told (specification section 8). */
  title: string;
  description?: string;
}

const gone = "The image is no longer there.";

/** Does to one image what a form of the list asks for. */
export async function changeImage(
  context: Readonly<RouterContextProvider>,
  form: FormData,
): Promise<ImageChange> {
  const asked = changeSchema.safeParse(Object.fromEntries(form));
  if (!asked.success) return { ok: false, status: 400, title: "Failed to update image" };
  const change = asked.data;
  return change.intent === "feature"
    ? setFeatured(context, change.id, change.isFeatured === "true")
    : deleteImage(context, change.id);
}

async function setFeatured(
  context: Readonly<RouterContextProvider>,
  id: string,
  isFeatured: boolean,
): Promise<ImageChange> {
  const failure = "Failed to update featured status";
  try {
    const isDone = await context.get(workshopContext).gallery.setFeatured(id, isFeatured);
    if (!isDone) return { ok: false, status: 404, title: failure, description: gone };
    await noteActivity(context, "image featured", isFeatured ? "featured" : "no longer featured");
    return { ok: true, status: 200, title: "Featured status updated" };
  } catch (error) {
    return faultOf(context, error, failure);
  }
}

async function deleteImage(context: Readonly<RouterContextProvider>, id: string): Promise<ImageChange> {
  const failure = "Failed to delete image";
  try {
    const removed = await context.get(workshopContext).gallery.removeImages([id]);
    if (removed === 0) return { ok: false, status: 404, title: failure, description: gone };
    await noteActivity(context, "images deleted", "1 image");
    return { ok: true, status: 200, title: "Image deleted successfully" };
  } catch (error) {
    return faultOf(context, error, failure);
  }
}

function faultOf(context: Readonly<RouterContextProvider>, error: unknown, title: string): ImageChange {
  const { message } = noteFault(context, error, "Please try again.");
  return { ok: false, status: 500, title, description: message };
}
