import type { Activity } from "./activity/activity.ts";
import type { Administrator } from "./administrator/administrator.ts";
import type { Enquiries } from "./enquiries/enquiries.ts";
import type { Gallery } from "./gallery/gallery.ts";
import type { PictureStore } from "./gallery/pictures/picture-store.ts";
import type { ReferenceLists } from "./reference-lists/reference-lists.ts";

/** All that the product can do, behind one door. Wired at the edge, handed to every request. */
export interface Services {
  gallery: Gallery;
  pictures: PictureStore;
  referenceLists: ReferenceLists;
  administrator: Administrator;
  activity: Activity;
  enquiries: Enquiries;
}
