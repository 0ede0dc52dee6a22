import { useLocation, useNavigation } from "react-router";
import { sectionOf } from "../kit/page/sections.ts";

export function useSectionGoal(): { goal: string | undefined; isPending: boolean } {
  const here = useLocation().pathname;
  const { location } = useNavigation();
  const goal = sectionOf(location?.pathname ?? here)?.path;
  return { goal, isPending: location !== undefined && goal !== sectionOf(here)?.path };
}

export function goalLook(isGoal: boolean, isPending: boolean): string {
  const look = isGoal ? "bg-marigold font-bold text-ink" : "text-ink hover:bg-sand";
  return isGoal && isPending ? `${look} animate-pulse` : look;
}
