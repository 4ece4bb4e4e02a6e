/** The reason why a model cannot be used. */
export type ModelFault = 'model' | 'input' | 'shape' | 'output' | 'probabilities';

/** An answer of the model's thread. The first is empty, or says what is wrong with the model. */
export type ModelReply =
  | { readonly probabilities: readonly number[] }
  | { readonly fault: ModelFault };
