import { z } from "zod";

const system = /^(?:ENOSPC|EDQUOT|EFBIG|EROFS|EACCES|EPERM|EIO|EMFILE|ENFILE|ENOMEM|EBUSY)$/;
const line =
  /^(?:ECONN(?:REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
const sqlite = /^SQLITE_(?:FULL|IOERR|BUSY|LOCKED|READONLY|CANTOPEN|NOMEM|PROTOCOL)/;
/** Connection, resources, operator, system (PostgreSQL's appendix A). */
const postgres = /^(?:08|53|57P|58)/;
/** `pg` has no code for a lost connection. */
const postgresLine =
  /^(?:Connection terminated|timeout exceeded when trying|Client has encountered a connection)/;
const s3 = /^(?:TimeoutError|RequestTimeout|SlowDown|ServiceUnavailable|InternalError)$/;

const fault = z.object({
  code: z.string().catch(""),
  name: z.string().catch(""),
  message: z.string().catch(""),
  cause: z.unknown().optional(),
  errors: z.array(z.unknown()).catch([]),
});

const noRoom = /^(?:ENOSPC|EDQUOT|SQLITE_FULL|53100)$/;

/** Whether a fault, or its cause, is a full disk. */
export function isOutOfRoom(error: unknown): boolean {
  const read = fault.safeParse(error);
  if (!read.success) return false;
  const { code, cause, errors } = read.data;
  return noRoom.test(code) || [cause, ...errors].some(isOutOfRoom);
}

/** Whether a fault, or its cause, may pass. */
export function isUnavailable(error: unknown): boolean {
  const read = fault.safeParse(error);
  if (!read.success) return false;
  const { code, name, message, cause, errors } = read.data;
  const isKnown = [system, line, sqlite, postgres].some((codes) => codes.test(code));
  return isKnown || s3.test(name) || postgresLine.test(message) || [cause, ...errors].some(isUnavailable);
}
