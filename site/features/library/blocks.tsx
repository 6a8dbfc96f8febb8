import { defineBlock } from '../../page/blocks/definition.ts';
import type { ViewProps } from '../../page/parts/place.ts';
import { paths } from '../../paths.ts';
import styles from '../../portal/Portal.module.css';
import { ButtonLink } from '../../ui/Button.tsx';
import type { FileRefusedBlock, LibraryBlock } from './library-page.ts';
import { libraryMessages } from './messages.ts';
import { askedLibrary } from './page/asked-library.tsx';
import { PortalLibrary } from './page/PortalLibrary.tsx';

export const library = defineBlock<LibraryBlock>({
  view: ({ block, page }) => <PortalLibrary culture={page.culture} library={block.library} />,
  asked: { html: ({ block, page }, kept) => askedLibrary(page.culture, block.library, kept) },
});

export const fileRefused = defineBlock<FileRefusedBlock>({ view: FileRefused });

function FileRefused({ block: { why }, page: { culture } }: ViewProps<FileRefusedBlock>) {
  const { refused } = libraryMessages[culture];
  return (
    <div className={styles.inside}>
      <h1 className={styles.title}>{refused[why].heading}</h1>
      <p className={styles.words}>{refused[why].text}</p>
      <p>
        <ButtonLink href={paths.portalLibrary(culture)}>{refused.button}</ButtonLink>
      </p>
    </div>
  );
}
