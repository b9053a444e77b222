/** The documented sentence for a file without a table. */
export const NO_ROWS = "CSV file must have at least a header row and one data row";
