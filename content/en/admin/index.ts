import { layout } from "./layout.ts";
import { session } from "./session.ts";
import { upload } from "./upload.ts";

/** Every word of the back office. */
export const adminText = { layout, session, upload };
