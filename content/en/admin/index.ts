// Every word of the back office. The other languages have the same ones.
export * from "./account.ts";
export * from "./activity.ts";
export * from "./bin.ts";
export * from "./enquiries.ts";
export * from "./facts.ts";
export * from "./go-live.ts";
export * from "./image-list.ts";
export * from "./image-pictures.ts";
export * from "./images.ts";
export * from "./in-work.ts";
export * from "./layout.ts";
export * from "./mail.ts";
export * from "./pictures.ts";
export * from "./push.ts";
export * from "./reference-lists.ts";
export * from "./samples.ts";
export * from "./second-factor.ts";
export * from "./session.ts";
export * from "./today.ts";
export * from "./upload.ts";
export * from "./words.ts";

export const language = "en";
