import { createContext } from "react-router";
import type { Workshop } from "#domain/workshop.ts";
import type { SiteEdge } from "./site-handler.ts";

/** The one door from routes to the domain. The server sets it for each request. */
export const workshopContext = createContext<Workshop>();

/** What the server knows of the request under way that its headers cannot be trusted to say. */
export const edgeContext = createContext<SiteEdge>();
