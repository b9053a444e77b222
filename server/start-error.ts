/**
 * Something that keeps the product from starting and that a person can put right. The message is one
 * sentence that says what is wrong and what to do; the start command prints it without a stack trace.
 */
export class StartError extends Error {
  constructor(sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.name = "StartError";
  }
}
