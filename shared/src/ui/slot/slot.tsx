import { useWidgets } from '../../deployment/use-widgets';
import type { SlotName, Slots } from '../../slots';
import { RemoteWidget, Unreachable } from './remote-widget';

type Props<Name extends SlotName> = {
  slot: Name;
  /** Shows nothing where nothing fills it, instead of saying so. */
  isOptional?: boolean;
} & Slots[Name];

/** Shows what fills a slot for whoever is signed in: `<Slot slot="customer-form" onSaved={…} />`. */
export function Slot<Name extends SlotName>({ slot, isOptional = false, ...props }: Props<Name>) {
  const widgets = useWidgets(slot);
  if (widgets.length === 0) return isOptional ? null : <Unreachable />;
  return widgets.map(({ remote, name }) => (
    <RemoteWidget key={`${remote}/${name}`} id={`${remote}/${name}`} props={props} />
  ));
}
