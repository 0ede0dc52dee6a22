export interface PicturesTable {
  /** Claimed before the file is written: nothing is ever overwritten. */
  object_name: string;
  width: number;
  height: number;
  placeholder: string;
  is_warm: number;
  created_at: string;
  upload_key: string | null;
  /** SHA-256 of the uploaded file. */
  file_hash: string | null;
  /** SHA-256 of the file as it was chosen, before the browser made it smaller; of the uploaded one where nobody said. */
  chosen_hash: string | null;
}

/** Proves that a file was this database's: no other is swept. */
export interface RemovedPicturesTable {
  object_name: string;
  removed_at: string;
}

/** How a picture was made of another. Goes with its picture. */
export interface PictureEditsTable {
  object_name: string;
  /** Public URL of the picture as it was received. */
  source_url: string;
  /** JSON. */
  edit: string;
}

/** What an image showed before a change of its pictures. */
export interface PictureChangesTable {
  /** The sender's, the same at every try. */
  change_key: string;
  image_id: string;
  /** Of the image before the change. */
  version: number;
  main_image_url: string | null;
  before_image_url: string | null;
  after_image_url: string | null;
  changed_at: string;
  /** Of the change that took it back. */
  undo_key: string | null;
}
