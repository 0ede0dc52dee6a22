import type { AdminText } from "#content/texts.ts";
import { account } from "./account.ts";
import { activity } from "./activity.ts";
import { bin } from "./bin.ts";
import { enquiries } from "./enquiries.ts";
import { facts } from "./facts.ts";
import { imageList } from "./image-list.ts";
import { imagePictures } from "./image-pictures.ts";
import { images } from "./images.ts";
import { inWork } from "./in-work.ts";
import { layout } from "./layout.ts";
import { mail } from "./mail.ts";
import { pictures } from "./pictures.ts";
import { push } from "./push.ts";
import { referenceLists } from "./reference-lists.ts";
import { secondFactor } from "./second-factor.ts";
import { session } from "./session.ts";
import { today } from "./today.ts";
import { upload } from "./upload.ts";
import { words } from "./words.ts";

export const adminText: AdminText = {
  language: "hi",
  account,
  activity,
  bin,
  enquiries,
  facts,
  imageList,
  imagePictures,
  images,
  inWork,
  layout,
  mail,
  pictures,
  push,
  referenceLists,
  secondFactor,
  session,
  today,
  upload,
  words,
};
