import { bodyTypesIn, servicesIn } from "../services.server.ts";

export * from "./about.ts";
export * from "./company.ts";
export * from "./contact.ts";
export * from "./enquiry.ts";
export * from "./gallery.ts";
export * from "./home.ts";
export * from "./job.ts";
export * from "./legal.ts";
export * from "./not-found.ts";
export * from "./paint.ts";
export * from "./quick-price.ts";
export * from "./quotation.ts";
export * from "./refusals.ts";
export * from "./services.ts";
export * from "./site.ts";

export const services = servicesIn("mr");
export const bodyTypes = bodyTypesIn("mr");
