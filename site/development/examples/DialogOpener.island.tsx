import { useId, useRef } from 'react';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';

interface DialogOpenerProps {
  label: string;
  title: string;
  text: string;
  closeLabel: string;
}

/** A button and the modal dialog it opens: the example of an island, a part that React runs in the browser. */
export default function DialogOpener({ label, title, text, closeLabel }: DialogOpenerProps) {
  const id = useId();
  const container = useRef<HTMLDivElement>(null);
  return (
    <div ref={container}>
      <Button onClick={() => container.current?.querySelector('dialog')?.showModal()}>
        {label}
      </Button>
      <Dialog id={id} title={title} closeLabel={closeLabel}>
        <p>{text}</p>
      </Dialog>
    </div>
  );
}
