declare module "@adobe/structured-data-validator" {
  export interface Issue {
    issueMessage: string;
    severity: "ERROR" | "WARNING";
    path: { type?: string; property?: string }[];
  }
  export default class Validator {
    constructor(vocabulary: { "@graph": Record<string, unknown>[] });
    validate(found: { jsonld: Record<string, Record<string, unknown>[]> }): Promise<Issue[]>;
  }
}
