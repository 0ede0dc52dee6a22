import { useNavigation } from "react-router";

export function useIsPending(address: string): boolean {
  const { location } = useNavigation();
  return location !== undefined && location.pathname + location.search === address;
}
