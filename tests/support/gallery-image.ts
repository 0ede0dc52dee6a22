import type { GalleryImage } from "#domain/gallery/images/gallery-image.ts";

export const tataAce: GalleryImage = {
  id: "1",
  description: null,
  captionHi: null,
  captionMr: null,
  vehicleName: "Tata Ace",
  category: "painting",
  vehicleType: "Tata Ace",
  bodyType: null,
  workType: null,
  town: null,
  workDays: null,
  beforeImageUrl: null,
  afterImageUrl: null,
  mainImageUrl: "/gallery-images/main.jpg",
  isFeatured: false,
  isSample: false,
  inWorkSince: null,
  isShownEarly: false,
  createdAt: "2026-11-20T08:00:00.000Z",
  version: 1,
};
