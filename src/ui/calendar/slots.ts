import { useState } from 'react';

/**
 * Keys for what stands at a place: while that is of one day each keeps its own, so that focus and names stay with what
 * they are of; another day takes over what the former one leaves, which is quicker than to make it all anew.
 */
export function createSlots() {
  let day = '';
  let slots = new Map<string, number>();
  let next = 0;
  return (of: string, ids: readonly string[]): readonly number[] => {
    if (of !== day) {
      day = of;
      slots = new Map(ids.map((id, index) => [id, index]));
      next = ids.length;
    }
    return ids.map((id) => {
      const known = slots.get(id);
      if (known !== undefined) return known;
      slots.set(id, next);
      return next++;
    });
  };
}

/** @param of the day, or what else makes it another place */
export function useSlots(of: string, ids: readonly string[]): readonly number[] {
  const [slotsOf] = useState(createSlots);
  return slotsOf(of, ids);
}
