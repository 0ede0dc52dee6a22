import { createContext } from "react";

/** Counts the pictures of an account that wait in this browser to be uploaded; the section of uploads knows how. */
export const UnfinishedUploadsContext = createContext<(account: string) => Promise<number>>(async () => 0);
