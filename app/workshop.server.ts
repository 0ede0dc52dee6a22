import { createContext } from "react-router";
import type { Workshop } from "#domain/workshop.ts";

/** The one door from routes to the domain. The server sets it for each request. */
export const workshopContext = createContext<Workshop>();

/** What the server knows of a request that its headers cannot be trusted to say. */
export interface EdgeFacts {
  /** Address of the visitor, with a configured proxy taken into account. */
  address: string;
  requestId: string;
}

/** The edge's facts of the request under way. */
export const edgeContext = createContext<EdgeFacts>();
