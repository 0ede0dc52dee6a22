import type { RouterContextProvider } from "react-router";
import { servicesContext } from "#app/context.server.ts";
import { adminTextContext } from "../page/admin-text.ts";
import { nameForReader, nameOptions } from "./name-options.ts";

export async function vehicleNaming(
  context: Readonly<RouterContextProvider>,
): Promise<(name: string) => string> {
  const { vehicles } = await context.get(servicesContext).gallery.choices();
  const { language } = context.get(adminTextContext);
  const options = nameOptions(language, vehicles);
  return (name) => nameForReader(language, options, name);
}
