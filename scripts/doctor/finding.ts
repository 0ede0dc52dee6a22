export interface Remark {
  /** A variable, file or part. */
  subject: string;
  sentence: string;
}

export interface Finding extends Remark {
  /** Whether an enquiry could get lost by it. */
  losesLeads: boolean;
}
