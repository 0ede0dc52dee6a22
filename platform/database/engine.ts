/** The two database engines the product runs on. */
export type Engine = "sqlite" | "postgres";
