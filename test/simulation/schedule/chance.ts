import type { Machine } from '../machine/machine.ts';
import type { Tab } from '../machine/tab.ts';
import type { World } from '../world.ts';

/** Something that happens at a machine. */
export type Action = (world: World, machine: Machine) => void;

export const oneOf = <T>(world: World, items: readonly T[]): T =>
  items[Math.floor(world.random() * items.length)] as T;

/** Draws a tab that is awake. */
export const anyTab = (world: World, machine: Machine): Tab | undefined => {
  const tabs = machine.tabs.filter(({ isFrozen }) => !isFrozen);
  return tabs.length > 0 ? oneOf(world, tabs) : undefined;
};

/** Notes what a promise of the product fails with. */
export const faultIn = (world: World) => (error: unknown) => world.fault(error);
