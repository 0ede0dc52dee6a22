import { type Migration, textType } from "./migration.ts";

/** Empty where nobody has written one. */
export const nameTranslations: Migration = {
  name: "027-name-translations",
  async up(trx, engine) {
    for (const list of ["vehicle_names", "body_types"]) {
      for (const column of ["name_hi", "name_mr", "folded_translations"]) {
        await trx.schema
          .alterTable(list)
          .addColumn(column, textType(engine), (added) => added.notNull().defaultTo(""))
          .execute();
      }
    }
  },
};
