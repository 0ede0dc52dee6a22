export interface Remark {
  subject: string;
  sentence: string;
}

export interface Finding extends Remark {
  /** Whether an enquiry could get lost by it. */
  losesLeads: boolean;
}
