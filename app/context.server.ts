import { createContext } from "react-router";
import type { Services } from "#domain/services.ts";
import type { RequestContext } from "./site-handler.ts";

/** How routes reach the domain. The server sets it for each request. */
export const servicesContext = createContext<Services>();

/** What the server knows of the request under way that its headers cannot be trusted to say. */
export const requestContext = createContext<RequestContext>();
