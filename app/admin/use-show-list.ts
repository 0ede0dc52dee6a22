import { useNavigate } from "react-router";

/** Shows a list as another of its addresses asks, without a step back in the history and without scrolling. */
export function useShowList(): (address: string) => void {
  const navigate = useNavigate();
  return (address) => void navigate(address, { replace: true, preventScrollReset: true });
}
