/** Too much, or too personal, for pages that are cached for all. */
const shape = {
  formToken: "",
  missingPhone: "",
  incompletePhone: "",
  text: {
    state: { remove: "", preparing: "", sending: "" },
    refused: { tooMany: "" },
    photograph: {
      empty: "",
      tooManyBytes: "",
      tooManyPixels: "",
      tooLongSide: "",
      heic: { iphone: "", android: "", other: "" },
      noPhotograph: "",
      otherKind: "",
      unreadableKind: "",
      damaged: "",
      tooSlow: "",
      tooDemanding: "",
    },
  },
};

export type BegunForm = typeof shape;
export type TileWords = BegunForm["text"];

export function readBegunForm(answer: unknown): BegunForm | null {
  return isShaped(answer, shape) ? answer : null;
}

function isShaped<Shape extends object>(value: unknown, shape: Shape): value is Shape {
  return Object.entries(shape).every(([name, like]) => {
    const part: unknown = Object(value)[name];
    return typeof like === "string" ? typeof part === "string" : isShaped(part, like);
  });
}
