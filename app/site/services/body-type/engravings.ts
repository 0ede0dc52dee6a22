import type { BodyTypeSlug } from "#content/services.ts";

export const engravingView = { width: 96, height: 40 };

export const engravings: Record<BodyTypeSlug, string> = {
  "angel-patti-bhatta": "M4 4h88v32H4zM4 10h88M4 15h88M4 21h88M4 26h88M22 4v32M40 4v32M58 4v32M76 4v32",
  "angel-patti-round":
    "M16 4h64a12 12 0 0 1 12 12v20H4V16A12 12 0 0 1 16 4m0 6h64a6 6 0 0 1 6 6v20M16 10a6 6 0 0 0-6 6v20m6-20h64v20M16 16v20M34 4v32M48 4v32M62 4v32M16 23h64M16 29h64",
  "open-half-body":
    "M12 8h72v14H12zm14 0v14m14-14v14m16-14v14m14-14v14M22 22v6h6v-6m40 0v6h6v-6M8 26l-4 8h88l-4-8M12 8V3m72 5V3M46 34v4m4-4v4M12 3h72",
  "container-body":
    "M20 3h56v34H20zm28 0v34M38 3v34M58 3v34M35 20h8m10 0h8M20 9h-3m3 11h-3m3 11h-3M76 9h3m-3 11h3m-3 11h3",
  "food-van":
    "M14 12h68v10H14zM10 12 16 3h64l6 9zM26 3l-2 9m14-9v9m10-9v9m10-9v9m12-9 2 9M10 26h76v4H10zM18 30v7h60v-7M22 22v-5h8v5m8 0v-5h8v5m8 0v-5h8v5",
  "platform-body":
    "M4 12h88v6H4zm0 6v8h88v-8M16 12V8m20 4V8m24 4V8m20 4V8M18 26a4 4 0 1 0 8 0m20 0a4 4 0 1 0 8 0m16 0a4 4 0 1 0 8 0M92 12V3h-6v9M4 8h82",
  "advertise-body":
    "M12 14h72v23H12zM16 18h64v15H16zM26 14V8m-4-3h8l2 3H20zm26 9V8m-4-3h8l2 3H42zm26 9V8m-4-3h8l2 3H64zM20 33l14-9 12 6 14-10 16 13",
  bumper:
    "M8 12h80l4 6v10H4V18zm26 4h28v8H34zM24 20a5 5 0 1 1-10 0 5 5 0 0 1 10 0m58 0a5 5 0 1 1-10 0 5 5 0 0 1 10 0M28 28v5a3 3 0 0 0 6 0m28-5v5a3 3 0 0 0 6 0M14 12V5h68v7",
};
