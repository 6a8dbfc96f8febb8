/**
 * The names by which markup, scripts and styles know each other, and what each may say: checked in JSX by the compiler, in scripts and styles by
 * `site/test/data-attributes.test.ts`.
 */
export interface DataAttributes {
  'data-able'?: boolean;
  'data-above'?: Mark;
  'data-action'?: 'download' | 'print' | 'preview' | 'mail' | 'external';
  'data-address'?: Mark;
  'data-alive'?: Mark;
  'data-all'?: Mark;
  'data-allowed'?: Mark;
  'data-alone'?: Mark;
  'data-answer-row'?: Mark;
  'data-asked'?: Mark;
  'data-bare'?: Mark;
  'data-behaviour'?: 'region-filter';
  'data-blocked'?: Mark;
  'data-broken'?: Mark;
  'data-bytes'?: Text;
  'data-call'?: Mark;
  'data-carousel'?: Mark;
  'data-choose'?: Mark;
  'data-choice'?: Mark;
  'data-chosen'?: Mark;
  'data-clear'?: Mark;
  'data-closures'?: Text;
  'data-cluster'?: Text;
  'data-column'?: Text;
  'data-consent-form'?: Mark;
  'data-consent-settings'?: Mark;
  'data-consent-status'?: Mark;
  'data-contact'?: Text;
  'data-control'?:
    | 'fullscreen'
    | 'in'
    | 'locate'
    | 'mute'
    | 'next'
    | 'out'
    | 'play'
    | 'previous'
    | 'seek'
    | 'time'
    | 'volume';
  'data-controls'?: Mark;
  'data-count'?: Mark | string;
  'data-country'?: Text;
  'data-country-opener'?: Text;
  'data-credit'?: Mark;
  'data-culture'?: Text;
  'data-distance'?: Mark;
  'data-done'?: Mark;
  'data-drop'?: Mark;
  'data-exact'?: number;
  'data-examples'?: Text;
  'data-exchanged'?: 'filters' | 'found' | 'label' | 'title' | 'tree';
  'data-extend'?: Mark;
  'data-failed'?: boolean | string;
  'data-file'?: Text;
  'data-file-name'?: Text;
  'data-files'?: Mark;
  'data-fixed-menu'?: Mark;
  'data-form'?: Text;
  'data-found'?: Mark;
  'data-front'?: Mark;
  'data-has-file'?: Mark;
  'data-has-print'?: Mark;
  'data-holidays'?: Text;
  'data-hours'?: Text;
  'data-hovered'?: Mark;
  'data-idle'?: Mark;
  'data-invalid'?: Mark;
  'data-island'?: Text;
  'data-kind'?: Text;
  'data-leaflet'?: Mark;
  'data-library'?: Mark;
  'data-library-bar'?: Mark;
  'data-library-search'?: Mark;
  'data-lightbox'?: Text;
  'data-link'?: Text;
  'data-live'?: Mark;
  'data-loading'?: Mark | string;
  'data-longest'?: '12' | '14' | '17' | '20' | '24' | '30';
  'data-many'?: Text;
  'data-map-frame'?: Mark;
  'data-marker'?: Text;
  'data-me'?: Mark;
  'data-menu'?: Mark;
  'data-menu-entry'?: Mark;
  'data-menu-spacer'?: Mark;
  'data-mobile'?: 'off';
  'data-name'?: Text;
  'data-node-id'?: Text;
  'data-node-key'?: Text;
  'data-note'?: Mark;
  'data-nothing'?: Mark;
  'data-of'?: Text;
  'data-offer'?: Mark;
  'data-one'?: Text;
  'data-open'?: 'no' | 'yes';
  'data-origin'?: Text;
  'data-page'?: Mark;
  'data-part'?: 'caption' | 'counter' | 'error' | 'loading' | 'progress' | 'saved' | 'text';
  'data-parts'?: Mark;
  'data-passkey-login'?: Mark;
  'data-place-answer'?: Mark;
  'data-place-form'?: Mark;
  'data-prefix'?: Text;
  'data-preview'?: Text;
  'data-price'?: Mark;
  'data-properties'?: Text;
  'data-reason'?: Mark;
  'data-recaptcha'?: Text;
  'data-recaptcha-script'?: Mark;
  'data-region'?: Text;
  'data-regions'?: Text;
  'data-route'?: Mark;
  'data-rows'?: Mark;
  'data-saved'?: Mark | string;
  'data-scale'?: number;
  'data-scheme'?: 'dark' | 'light';
  'data-scroller'?: Mark;
  'data-scroller-row'?: Mark;
  'data-scroller-step'?: 1 | -1;
  'data-scrolls'?: Mark;
  'data-search'?: Mark;
  'data-search-link'?: Mark | 'clear';
  'data-selected'?: Mark;
  'data-show'?: 'list' | 'map';
  'data-shows'?: 'list' | 'map';
  'data-size'?: '1' | '2' | '3';
  'data-search-status'?: Mark;
  'data-select-all'?: Mark;
  'data-sending'?: Text;
  'data-sent'?: boolean;
  'data-sheet'?: Mark;
  'data-shown'?: Text;
  'data-slideshow'?: 'off' | 'on';
  'data-spot'?: Text;
  'data-state'?:
    | 'closing'
    | 'cover'
    | 'ended'
    | 'loading'
    | 'open'
    | 'opening'
    | 'paused'
    | 'playing'
    | 'refused';
  'data-station'?: Text;
  'data-station-list'?: Mark;
  'data-stations'?: Text;
  'data-status'?: Mark;
  'data-step'?: 'next' | 'previous';
  'data-streets'?: Mark;
  'data-subject'?: Text;
  'data-suggestions'?: Text;
  'data-support'?: Text;
  'data-text'?: Text;
  'data-text-size'?: number;
  'data-tiles'?: Mark | string;
  'data-to-bar'?: Mark;
  'data-to-top'?: Mark;
  'data-tone'?: 'amber' | 'graphite' | 'paper';
  'data-top-stretch'?: Mark;
  'data-town'?: Mark;
  'data-type'?: Text;
  'data-unfolds'?: Mark;
  'data-unheard'?: Mark;
  'data-video'?: Text;
  'data-video-always'?: Mark;
  'data-video-background'?: Text;
  'data-video-box'?: Mark;
  'data-video-controls'?: Mark;
  'data-video-load'?: Mark;
  'data-video-mask'?: Mark;
  'data-video-start'?: Mark;
  'data-video-title'?: Mark;
  'data-video-watch'?: Mark;
  'data-view'?: 'list' | 'changePassword' | 'changePasswordSuccess' | 'passkeys' | 'phoneMenu';
  'data-when'?: 'allowed' | 'asking' | 'blocked' | 'heard' | 'moving' | 'still' | 'unheard';
  'data-when-broken'?: Mark;
  'data-why'?: Text;
}

/** There or not, whatever it says. Not `false`, which React writes out. */
type Mark = '' | true;
type Text = string | number;

declare module 'react' {
  interface DOMAttributes<T> extends DataAttributes {}
}
