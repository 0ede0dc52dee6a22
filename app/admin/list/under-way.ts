import { useNavigation } from "react-router";

/** Whether that address is being loaded: what was tapped shows it at once, also on a slow line. */
export function useIsUnderWay(address: string): boolean {
  const { location } = useNavigation();
  return location !== undefined && location.pathname + location.search === address;
}
