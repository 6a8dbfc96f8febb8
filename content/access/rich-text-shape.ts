import { getEnabledNodes, type LexicalRichTextAdapter } from '@payloadcms/richtext-lexical';
import { createHeadlessEditor } from '@payloadcms/richtext-lexical/lexical/headless';

type Editor = ReturnType<typeof createHeadlessEditor>;

const editors = new WeakMap<object, Editor>();

/** Whether the form's editor can open it: what it can't keeps the whole form from being shown. */
export function opensAsText(value: object, adapter: LexicalRichTextAdapter): boolean {
  try {
    return !editorOf(adapter).parseEditorState(JSON.stringify(value)).isEmpty();
  } catch {
    return false;
  }
}

function editorOf(adapter: LexicalRichTextAdapter): Editor {
  const known = editors.get(adapter);
  if (known) return known;
  const editor = createHeadlessEditor({
    nodes: getEnabledNodes({ editorConfig: adapter.editorConfig }),
    onError: (error) => {
      throw error;
    },
  });
  editors.set(adapter, editor);
  return editor;
}
