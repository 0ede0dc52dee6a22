export interface PicturesTable {
  object_name: string;
  width: number;
  height: number;
  placeholder: string;
  is_warm: number;
  created_at: string;
  upload_key: string | null;
  file_hash: string | null;
  chosen_hash: string | null;
}

export interface RemovedPicturesTable {
  object_name: string;
  removed_at: string;
}

export interface PictureEditsTable {
  object_name: string;
  source_url: string;
  edit: string;
}

export interface PictureChangesTable {
  change_key: string;
  image_id: string;
  version: number;
  main_image_url: string | null;
  before_image_url: string | null;
  after_image_url: string | null;
  changed_at: string;
  undo_key: string | null;
}
