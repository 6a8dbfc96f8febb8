import type { Culture } from '@oilway/store/cultures.ts';
import { shownName } from '@oilway/store/library/file-names.ts';
import { ButtonLink } from '../../components/Button.tsx';
import { defineBlock } from '../../pages/blocks/definition.ts';
import type { BlockProps } from '../../pages/parts/place.ts';
import { paths } from '../../pages/paths.ts';
import styles from '../../portal/Portal.module.css';
import { portalFilePaths } from '../../server/file-paths.ts';
import type { FileRefusedBlock, LibraryBlock, UnjoinedFiles } from './library-page.ts';
import { libraryMessages } from './messages.ts';
import { PortalLibrary } from './page/PortalLibrary.tsx';

export const library = defineBlock<LibraryBlock>({
  component: ({ block, page }) => <PortalLibrary culture={page.culture} library={block.library} />,
});

export const fileRefused = defineBlock<FileRefusedBlock>({ component: FileRefused });

function FileRefused({ block, page: { culture } }: BlockProps<FileRefusedBlock>) {
  const { unjoined, why } = block;
  const { refused } = libraryMessages[culture];
  return (
    <div className={styles.inside}>
      <h1 className="step3 tracked anywhere">{refused[why].heading}</h1>
      {unjoined ? (
        <Unjoined culture={culture} files={unjoined} />
      ) : (
        <p className={styles.words}>{refused[why].text}</p>
      )}
      <p>
        <ButtonLink
          href={paths.portalLibrary(culture)}
          variant={unjoined?.others.length ? 'outline' : 'primary'}
        >
          {refused.button}
        </ButtonLink>
      </p>
    </div>
  );
}

/** What can't be printed with the others, by name, and the way to print the others. */
function Unjoined({ culture, files }: { culture: Culture; files: UnjoinedFiles }) {
  const { unjoinable } = libraryMessages[culture].refused;
  return (
    <>
      <ul className={styles.words}>
        {files.inTheWay.map(({ file: { id, name, printFile }, locked }) => (
          <li key={id}>
            {unjoinable[locked ? 'locked' : 'unreadable'](shownName(printFile?.name ?? name))}{' '}
            <a href={portalFilePaths.portalPrint([id])}>{unjoinable.alone}</a>
          </li>
        ))}
      </ul>
      {files.others.length > 0 && (
        <p>
          <ButtonLink href={portalFilePaths.portalPrint(files.others.map(({ id }) => id))}>
            {unjoinable.others}
          </ButtonLink>
        </p>
      )}
    </>
  );
}
