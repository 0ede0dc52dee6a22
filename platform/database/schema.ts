/**
 * The tables as TypeScript sees them on both engines. Times are UTC in ISO 8601 text with milliseconds
 * (equal order and meaning on SQLite and PostgreSQL); flags are 0 or 1; ids are UUIDs made by us.
 */
export interface Database {
  gallery_images: GalleryImagesTable;
  vehicle_names: ReferenceNamesTable;
  body_types: ReferenceNamesTable;
  pictures: PicturesTable;
  content_revision: ContentRevisionTable;
  user: UserTable;
  session: SessionTable;
  account: AccountTable;
  verification: VerificationTable;
}

/** Specification section 3, gallery_images. */
export interface GalleryImagesTable {
  id: string;
  description: string | null;
  vehicle_name: string;
  category: string;
  vehicle_type: string | null;
  body_type: string | null;
  work_type: string | null;
  before_image_url: string | null;
  after_image_url: string | null;
  main_image_url: string | null;
  is_featured: number;
  created_at: string;
}

/** Specification section 3, vehicle_names and body_types; `folded_name` is what must be unique (decision 20). */
export interface ReferenceNamesTable {
  id: string;
  name: string;
  folded_name: string;
  created_at: string;
  updated_at: string;
}

/** One row for each file in the store: what a page must know of a picture before it is loaded. */
export interface PicturesTable {
  /** Name of the object in the store; also claims that name, so that nothing is ever overwritten. */
  object_name: string;
  width: number;
  height: number;
  /** Average colour, `#rrggbb`. */
  placeholder: string;
  /** 1 once every width and format has been encoded. */
  is_warm: number;
  created_at: string;
}

/** A single row (id 1), raised in the transaction of every change a visitor can see. */
export interface ContentRevisionTable {
  id: number;
  revision: number;
}

export interface UserTable {
  id: string;
  name: string;
  email: string;
  emailVerified: number;
  image: string | null;
  role: string;
  createdAt: string;
  updatedAt: string;
}

export interface SessionTable {
  id: string;
  expiresAt: string;
  token: string;
  createdAt: string;
  updatedAt: string;
  ipAddress: string | null;
  userAgent: string | null;
  userId: string;
}

export interface AccountTable {
  id: string;
  accountId: string;
  providerId: string;
  userId: string;
  accessToken: string | null;
  refreshToken: string | null;
  idToken: string | null;
  accessTokenExpiresAt: string | null;
  refreshTokenExpiresAt: string | null;
  scope: string | null;
  password: string | null;
  createdAt: string;
  updatedAt: string;
}

export interface VerificationTable {
  id: string;
  identifier: string;
  value: string;
  expiresAt: string;
  createdAt: string;
  updatedAt: string;
}
