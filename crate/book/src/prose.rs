//! Markdown without raw HTML, with harmless links.

use pulldown_cmark::{Event, Tag, TagEnd};

/// Shows raw HTML as text.
pub(crate) fn tame(event: Event<'_>) -> Event<'_> {
    match event {
        Event::Html(html) | Event::InlineHtml(html) => Event::Text(html),
        Event::Start(Tag::HtmlBlock) => Event::Start(Tag::Paragraph),
        Event::End(TagEnd::HtmlBlock) => Event::End(TagEnd::Paragraph),
        other => other,
    }
}

/// The address of a link or picture that a chapter may not have.
pub(crate) fn bad_link(event: &Event<'_>) -> Option<String> {
    match event {
        Event::Start(Tag::Link { dest_url, .. } | Tag::Image { dest_url, .. }) => {
            (!is_allowed(dest_url)).then(|| dest_url.to_string())
        }
        _ => None,
    }
}

/// Allows relative addresses, fragments and https.
///
/// Others have a scheme before the first of `/ ? #`, or a host after two slashes. Browsers drop blanks and control
/// characters in a scheme and read backslashes as slashes, so addresses with these fail.
fn is_allowed(url: &str) -> bool {
    let odd = |sign: char| sign.is_control() || sign.is_whitespace() || sign == '\\';
    if url.is_empty() || url.contains(odd) {
        return false;
    }
    let first = url.split(['/', '?', '#']).next().unwrap_or(url);
    url.starts_with("https://") || (!url.starts_with("//") && !first.contains(':'))
}

#[cfg(test)]
mod tests {
    use super::is_allowed;

    #[test]
    fn links() {
        for url in [
            "#end",
            "../control/",
            "https://example.org/a:b",
            "a/b?c=d:e",
            "page.html#x",
        ] {
            assert!(is_allowed(url), "{url}");
        }
        for url in [
            "javascript:alert(1)",
            "JAVASCRIPT:x",
            "http://a.org",
            "//a.org",
            "data:,x",
            "",
            "\\\\a.org",
            "java\tscript:x",
            "mailto:a@b",
        ] {
            assert!(!is_allowed(url), "{url}");
        }
    }
}
