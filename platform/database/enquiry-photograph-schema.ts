/** A photograph that came with an enquiry; its file is private. Its enquiry may be in the bin. */
export interface EnquiryPhotographsTable {
  /** Also the name of its file. */
  id: string;
  enquiry_id: string;
  /** Among those of the enquiry, from 0. */
  place: number;
  width: number;
  height: number;
  placeholder: string;
  created_at: string;
}
