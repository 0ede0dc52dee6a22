import { createContext } from "react";

export const UnfinishedUploadsContext = createContext<(account: string) => Promise<number>>(async () => 0);
