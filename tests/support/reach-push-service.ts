import { publicNetwork } from "#platform/push/push-network.ts";

/** Loaded before a server: it reaches push services of this machine whose certificate is in PUSH_CERTIFICATE, and no others. */
publicNetwork.mayReach = (address) => address === "127.0.0.1";
publicNetwork.ca = process.env.PUSH_CERTIFICATE ?? "";
