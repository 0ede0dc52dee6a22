import type { Engine } from "#platform/database/schema.ts";

interface Rule {
  name: string;
  columns: readonly string[];
  sets: string;
}

/** PostgreSQL has one trigger for all rules. */
interface Follower {
  table: string;
  rules: readonly [Rule, ...Rule[]];
  trigger: string;
  calls: string;
}

const newVersion = "version = OLD.version + 1";
const named = ["vehicle_name", "vehicle_type", "body_type"];
const translated = ["caption_hi", "caption_mr"];
const editable = ["vehicle_name", "category", "vehicle_type", "body_type", "work_type", "description"];
const inWork = ["in_work_since", "is_shown_early", "main_image_url", "before_image_url", "after_image_url"];

function follower(table: string, name: string, columns: readonly string[], sets: string): Follower {
  return { table, rules: [{ name, columns, sets }], trigger: name, calls: `follow_${name}` };
}

const ofImages = (name: string, columns: readonly string[], sets: string) =>
  follower("gallery_images", `gallery_images_${name}`, columns, sets);

/** So that no statement can forget version or search text. */
const followers: readonly Follower[] = [
  {
    table: "gallery_images",
    rules: [
      { name: "gallery_images_versioned", columns: [...editable, "is_featured"], sets: newVersion },
      { name: "gallery_images_search_outdated", columns: named, sets: "search_text = null" },
    ],
    trigger: "gallery_images_followed",
    calls: "follow_gallery_image",
  },
  {
    ...ofImages("work_versioned", inWork, newVersion),
    trigger: "gallery_images_work_followed",
    calls: "follow_gallery_work",
  },
  ofImages("captions_versioned", translated, newVersion),
  ofImages("captions_searched", ["description", ...translated], "search_text = null"),
  ofImages("sample_versioned", ["is_sample"], newVersion),
  ofImages("sounds_outdated", [...named, "description", ...translated], "sound_text = null"),
  ofImages("facts_versioned", ["town", "work_days"], newVersion),
  ofImages("town_searched", ["town"], "search_text = null"),
  follower("enquiries", "enquiries_sounds_outdated", ["note"], "sound_text = null"),
];

/** Featured ones stand by date, samples behind all. */
const position = "NEW.is_featured - 2 * NEW.is_sample";
const placedBy = "is_featured, is_sample, featured_position";

/** The statements that make the engine's triggers. */
export function triggersOf(engine: Engine): string[] {
  return engine === "sqlite"
    ? [
        ...followers.flatMap(onSqlite),
        ...[
          ["added", "insert"],
          ["changed", `update of ${placedBy}`],
        ].map(
          ([name, event]) => `create trigger gallery_images_featured_${name} after ${event} on gallery_images
            when NEW.featured_position <> ${position} begin
              update gallery_images set featured_position = ${position} where id = NEW.id;
            end`,
        ),
      ]
    : [
        ...followers.flatMap(onPostgres),
        `create function place_featured_image() returns trigger language plpgsql as $$
         begin
           NEW.featured_position = ${position};
           return NEW;
         end $$`,
        `create trigger gallery_images_featured_placed before insert or update of ${placedBy}
         on gallery_images for each row execute function place_featured_image()`,
      ];
}

function cells(row: "NEW" | "OLD", { columns }: Rule): string {
  return `(${columns.map((column) => `${row}.${column}`).join(", ")})`;
}

function onSqlite({ table, rules }: Follower): string[] {
  return rules.map(
    (rule) => `create trigger ${rule.name} after update of ${rule.columns.join(", ")} on ${table}
      when ${cells("NEW", rule)} is not ${cells("OLD", rule)} begin
        update ${table} set ${rule.sets} where id = NEW.id;
      end`,
  );
}

function onPostgres({ table, rules, trigger, calls }: Follower): string[] {
  const follow = (rule: Rule) =>
    `if ${cells("NEW", rule)} is distinct from ${cells("OLD", rule)} then NEW.${rule.sets}; end if;`;
  return [
    `create function ${calls}() returns trigger language plpgsql as $$
     begin
       ${rules.map(follow).join("\n       ")}
       return NEW;
     end $$`,
    `create trigger ${trigger} before update of ${rules[0].columns.join(", ")}
     on ${table} for each row execute function ${calls}()`,
  ];
}
